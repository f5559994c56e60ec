import { existsSync, readdirSync, readFileSync, readlinkSync } from 'node:fs'

/** Returns how many TCP connections a process has to a port of this machine, also those that are being made (Linux). */
export function countSockets(pid: number, port: number): number {
  if (!existsSync('/proc/net/tcp')) return 0
  const hex = port.toString(16).toUpperCase().padStart(4, '0')
  const inodes = new Set(
    readFileSync('/proc/net/tcp', 'utf8')
      .split('\n')
      .map((line) => line.trim().split(/\s+/))
      .filter((fields) => fields[2]?.endsWith(`:${hex}`))
      .map((fields) => `socket:[${fields[9]}]`),
  )
  if (!existsSync(`/proc/${pid}/fd`)) throw new Error('A server has ended.')
  return readdirSync(`/proc/${pid}/fd`).filter((name) => {
    try {
      return inodes.has(readlinkSync(`/proc/${pid}/fd/${name}`))
    } catch {
      return false
    }
  }).length
}
