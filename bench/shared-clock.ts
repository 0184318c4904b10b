/** Milliseconds of the machine's monotonic clock, which all its processes share. */
export const readSharedMs = (): number => Number(process.hrtime.bigint()) / 1e6
