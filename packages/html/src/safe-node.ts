/** Text, or an element with its attributes (named as React names them) and what it holds; only the sanitiser makes them. */
export type SafeNode =
  | string
  | readonly [
      tag: string,
      attributes: Readonly<Record<string, string | number>>,
      children: readonly SafeNode[],
    ]
