import type { AddressInfo } from 'node:net'
import { simpleParser } from 'mailparser'
import { SMTPServer } from 'smtp-server'
import type { Database } from '../../platform/database/database.ts'
import type { Env } from '../../platform/env.ts'
import { requireLocalSite } from '../local-site.ts'
import { localMails } from './tables.ts'

export type Mailbox = { smtpUrl: string; close: () => Promise<void> }

const mailBytesMax = 5_000_000

/** Starts a real SMTP server on a loopback port that stores every mail, so that sign-up works without a mail server. */
export async function startMailbox(
  db: Database,
  env: Pick<Env, 'BASE_URL' | 'production'>,
): Promise<Mailbox> {
  requireLocalSite(env, 'The local mailbox')
  const server = new SMTPServer({
    disabledCommands: ['AUTH', 'STARTTLS'],
    size: mailBytesMax,
    logger: false,
    onData(stream, _session, done) {
      readAll(stream)
        .then(async (source) => {
          const mail = await simpleParser(source)
          const to = [mail.to]
            .flat()
            .map((field) => field?.text ?? '')
            .join(', ')
          const html = mail.html || ''
          const text = mail.text ?? ''
          return db.insert(localMails).values({
            to,
            subject: mail.subject ?? '',
            text,
            html,
            source: source.toString('utf8').replaceAll('\0', ''),
            links: linksOf(html, text),
          })
        })
        .then(() => done(), done)
    },
  })
  server.on('error', () => {})
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject)
    server.listen(0, '127.0.0.1', resolve)
  })
  const { port } = server.server.address() as AddressInfo
  return {
    smtpUrl: `smtp://127.0.0.1:${port}`,
    close: () => new Promise((resolve) => server.close(resolve)),
  }
}

async function readAll(stream: AsyncIterable<Buffer>): Promise<Buffer> {
  const pieces: Buffer[] = []
  for await (const piece of stream) pieces.push(piece)
  return Buffer.concat(pieces)
}

function linksOf(html: string, text: string): string[] {
  const inHtml = [...html.matchAll(/href="([^"]+)"/g)].map((match) => match[1]!.replaceAll('&amp;', '&'))
  const inText = text.match(/https?:\/\/[^\s<>"]+/g) ?? []
  return [...new Set([...inHtml, ...inText])]
}
