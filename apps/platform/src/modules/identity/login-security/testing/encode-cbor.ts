type Cbor = number | string | Buffer | Map<any, any>

/** Encodes the few CBOR types (RFC 8949) used by passkeys; numbers and lengths below 65536. */
export function encodeCbor(value: Cbor): Buffer {
  if (typeof value === 'number') return value < 0 ? encodeHead(1, -1 - value) : encodeHead(0, value)
  if (typeof value === 'string')
    return Buffer.concat([encodeHead(3, Buffer.byteLength(value)), Buffer.from(value)])
  if (Buffer.isBuffer(value)) return Buffer.concat([encodeHead(2, value.length), value])
  return Buffer.concat([
    encodeHead(5, value.size),
    ...[...value].flatMap(([key, item]) => [encodeCbor(key as Cbor), encodeCbor(item as Cbor)]),
  ])
}

function encodeHead(kind: number, count: number): Buffer {
  if (count < 24) return Buffer.from([(kind << 5) | count])
  return count < 256
    ? Buffer.from([(kind << 5) | 24, count])
    : Buffer.from([(kind << 5) | 25, count >> 8, count & 255])
}
