// Errors that browsers write to the console by themselves, for journeys that expect them.

/** Removes the expected errors. */
export function forgive(complaints: string[], expected: RegExp): void {
  complaints.splice(0, complaints.length, ...complaints.filter((complaint) => !expected.test(complaint)))
}

/** Statuses by which a document or the platform says no are errors to the browser's console. */
export function forgiveStatus(complaints: string[], ...statuses: number[]): void {
  forgive(complaints, new RegExp(`status of (${statuses.join('|')})\\b`))
}

/** Every answer that is none, and a socket that is gone. */
export function forgiveLostAnswers(complaints: string[]): void {
  forgive(complaints, /status of 50\d|ERR_|WebSocket/)
}
