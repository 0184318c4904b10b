export function ErrorScreen({ status }: { status: number }) {
  return <h1>{status}</h1>
}
