import { type ChildProcess, spawn } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { freePort, root } from '../../bench/support/processes.ts'
import { until } from '../../server/testing/until.ts'
import { findNginx } from './find-nginx.ts'

type ProxiedCall = { status: number; method: string; path: string; servers: string }
export type RunningProxy = {
  url: string
  /** The responses of the proxy so far, with the servers that it asked for each call. */
  calls: () => ProxiedCall[]
  /** What the proxy complained about. */
  errors: () => string[]
  stop: () => Promise<void>
}

const howTo = join(root, 'docs/how-to/run-in-production.md')

/** Starts nginx with the configuration of the how-to in front of servers on these ports. */
export async function startNginx(ports: string[], port: string | null = null): Promise<RunningProxy> {
  const folder = mkdtempSync(join(tmpdir(), 'longhand-nginx-'))
  const listen = port ?? String(await freePort())
  const file = join(folder, 'nginx.conf')
  writeFileSync(file, wholeConfiguration({ folder, listen, ports }))
  const child = spawn(findNginx(), ['-c', file, '-p', folder, '-e', join(folder, 'error.log')], {
    stdio: ['ignore', 'ignore', 'pipe'],
  })
  let printed = ''
  child.stderr.on('data', (chunk) => {
    printed += chunk
  })
  const stopNow = () => child.kill('SIGTERM')
  process.once('exit', stopNow)
  const url = `http://localhost:${listen}`
  await until(async () => {
    if (child.exitCode !== null) throw new Error(`nginx ended: ${printed}`)
    return fetch(`${url}/healthz`).catch(() => null)
  }, 'nginx')
  const linesOf = (name: string) => readFileSync(join(folder, name), 'utf8').split('\n').filter(Boolean)
  return {
    url,
    calls: () =>
      linesOf('access.log').map((line) => {
        const [status, method, path, ...servers] = line.split(' ')
        return { status: Number(status), method: method ?? '', path: path ?? '', servers: servers.join(' ') }
      }),
    errors: () => linesOf('error.log').filter((line) => !line.includes('[notice]')),
    async stop() {
      process.off('exit', stopNow)
      await ended(child)
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

/** Returns the blocks of the how-to, with the ports of a proof in place of its examples. */
function configurationOf(text: string, listen: string, ports: string[]): string {
  const block = /^```\n(upstream longhand \{[\s\S]*?)^```$/m.exec(text)?.[1]
  if (!block) throw new Error('The how-to has no configuration for nginx.')
  const servers = ports.map((port) => `  server 127.0.0.1:${port} max_fails=0;`).join('\n')
  const filled = block
    .replace(/^ {2}server 127\.0\.0\.1:3000 max_fails=0;\n {2}# A second server: .*$/m, servers)
    .replace(/^ {2}# listen, server_name and certificates$/m, `  listen 127.0.0.1:${listen};`)
  if (!filled.includes(servers) || !filled.includes(`listen 127.0.0.1:${listen};`))
    throw new Error('The configuration of the how-to has other lines than expected.')
  return filled
}

type Place = { folder: string; listen: string; ports: string[] }

/** Around the blocks is what Debian's own nginx.conf has, with all files in one folder. */
function wholeConfiguration({ folder, listen, ports }: Place): string {
  const kinds = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
  const temporary = kinds.map((kind) => `  ${kind}_temp_path ${join(folder, kind)};`)
  const user = process.getuid?.() === 0 ? 'user root;\n' : ''
  return `${user}daemon off;
worker_processes auto;
pid ${join(folder, 'nginx.pid')};
events { worker_connections 2048; }
http {
${temporary.join('\n')}
  log_format proof '$status $request_method $uri $upstream_addr';
  access_log ${join(folder, 'access.log')} proof;
  error_log ${join(folder, 'error.log')} warn;
${configurationOf(readFileSync(howTo, 'utf8'), listen, ports)}
}
`
}

async function ended(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return
  const end = new Promise((resolve) => child.once('exit', resolve))
  child.kill('SIGTERM')
  await end
}
