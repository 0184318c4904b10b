/** What a program of a test has of this process's variables: where programs are, and where their compiled code is kept. */
export function nodeEnv(): NodeJS.ProcessEnv {
  const { PATH, NODE_COMPILE_CACHE } = process.env
  return { PATH, NODE_COMPILE_CACHE }
}
