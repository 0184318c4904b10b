// Preloaded into a site's process: answers each message with the CPU time of the whole process, all its threads included.
process.on('message', () => process.send?.(process.cpuUsage()))
// The process ends when the site does, whoever measures it.
process.channel?.unref()
