import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type OwnPostgres, startOwnPostgres } from '../../bench/support/outage/own-postgres.ts'
import { freePort, type Running, root, startProgram } from '../../bench/support/processes.ts'
import type { TestApp } from '../../server/testing/test-app.ts'
import { type TestUser, userOf } from '../../server/testing/test-user.ts'
import type { Relay } from '../faults/relay.ts'
import { type RunningProxy, startNginx } from '../proxy/start-nginx.ts'
import { type MailServer, startMailServer } from './mail-server.ts'

type Member = {
  port: string
  running: Running
  /** Calls this server itself, as the proxy does. */
  request: TestApp['request']
  /** Starts it again on its port, after it has ended. `folder` has another version of the program. */
  start: (folder?: string) => Promise<void>
  kill: () => Promise<void>
}

export type Cluster = {
  postgres: OwnPostgres
  proxy: RunningProxy
  model: Running
  mail: MailServer
  relay: Relay | null
  /** Servers by their place; a cluster has two or more. */
  at: (place: number) => Member
  /** The same signed-in user at one of the servers. */
  as: (user: TestUser, place: number) => TestUser
  /** Calls any server through the proxy. */
  request: TestApp['request']
  close: () => Promise<void>
}

export type ClusterOptions = {
  servers?: number
  settings?: Record<string, string>
  /** The folder of the program that all servers start with. */
  folder?: string
  pace?: { tokens: number; everyMs: number }
  /** Puts something between the servers and their database. */
  openRelay?: (port: number) => Promise<Relay>
}

/** Starts servers behind nginx on one PostgreSQL, as docs/how-to/run-several-servers.md describes. */
export async function startCluster({
  servers: count = 2,
  settings = {},
  folder = root,
  pace = { tokens: 60, everyMs: 40 },
  openRelay,
}: ClusterOptions = {}): Promise<Cluster> {
  const closing: (() => unknown)[] = []
  const close = async () => {
    for (const part of closing.splice(0).reverse()) await part()
  }
  try {
    const dataDir = mkdtempSync(join(tmpdir(), 'longhand-cluster-'))
    chmodSync(dataDir, 0o755)
    closing.push(() => rmSync(dataDir, { recursive: true, force: true }))
    const postgres = await startOwnPostgres()
    closing.push(postgres.close)
    const relay = (await openRelay?.(postgres.port)) ?? null
    if (relay) closing.push(relay.close)
    const model = await startProgram('bench/support/upstream.ts', {
      PACE_TOKENS: String(pace.tokens),
      PACE_MS: String(pace.everyMs),
      PACE_FIRST_MS: '50',
    })
    closing.push(model.stop)
    const mail = await startMailServer()
    closing.push(mail.close)
    const ports: string[] = []
    while (ports.length < count) ports.push(String(await freePort()))
    const listen = String(await freePort())
    const url = `http://localhost:${listen}`
    const env = {
      // In the mode "test", which a test run sets, some limits are off.
      NODE_ENV: 'development',
      BASE_URL: url,
      TRUST_PROXY: 'true',
      DATABASE_URL: relay ? postgres.url.replace(`:${postgres.port}`, `:${relay.port}`) : postgres.url,
      DATA_DIR: dataDir,
      SECRET: 'a secret of the servers of this proof',
      SMTP_URL: mail.url,
      AI_BASE_URL: `${model.url}/v1`,
      AI_MODEL: 'paced',
      LOG_LEVEL: 'silent',
      ...settings,
    }
    const members = await Promise.all(ports.map((port) => openMember({ ...env, PORT: port }, folder, mail)))
    closing.push(() => Promise.all(members.map(({ running }) => running.stop())))
    const proxy = await startNginx(ports, listen)
    closing.push(proxy.stop)
    const at = (place: number) => {
      const member = members[place]
      if (!member) throw new Error(`There is no server ${place}.`)
      return member
    }
    return {
      postgres,
      proxy,
      model,
      mail,
      relay,
      at,
      as: (user, place) => userOf(at(place).request, user),
      request: requestOf(url, url, mail),
      close,
    }
  } catch (error) {
    await close()
    throw error
  }
}

type MemberEnv = Record<string, string> & { PORT: string; BASE_URL: string }

async function openMember(env: MemberEnv, firstFolder: string, mail: MailServer): Promise<Member> {
  const launch = (folder: string) => startProgram('server/main.ts', env, folder)
  const url = `http://127.0.0.1:${env.PORT}`
  const member: Member = {
    port: env.PORT,
    running: await launch(firstFolder),
    request: requestOf(url, env.BASE_URL, mail),
    async start(folder = root) {
      member.running = await launch(folder)
    },
    async kill() {
      const { process } = member.running
      const end = new Promise((resolve) => process.once('exit', resolve))
      process.kill('SIGKILL')
      await end
    },
  }
  return member
}

/**
 * Calls an address with the origin of the site, which a change needs. Helpers of tests read mails at the address of the
 * local mailbox, in whose place the mail server of the proof answers.
 */
function requestOf(url: string, origin: string, mail: MailServer): TestApp['request'] {
  return async (path, init) => {
    if (path === '/local/mail.json') return Response.json({ messages: mail.mails() })
    const headers = new Headers(init?.headers)
    headers.set('origin', origin)
    return fetch(url + path, { redirect: 'manual', ...init, headers })
  }
}
