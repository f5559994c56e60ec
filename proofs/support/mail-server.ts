import type { AddressInfo } from 'node:net'
import { simpleParser } from 'mailparser'
import { SMTPServer } from 'smtp-server'

type SentMail = { to: string; links: string[] }
export type MailServer = {
  url: string
  /** Newest first. */
  mails: () => SentMail[]
  /** How it treats the next mails: it may refuse them for now, or never answer. */
  become: (habit: MailHabit) => void
  close: () => Promise<void>
}
type MailHabit = 'takes' | 'refuses' | 'hangs'

/** Starts a mail server on this machine that keeps what it receives. */
export async function startMailServer(): Promise<MailServer> {
  const mails: SentMail[] = []
  let habit: MailHabit = 'takes'
  const server = new SMTPServer({
    disabledCommands: ['AUTH', 'STARTTLS'],
    logger: false,
    closeTimeout: 100,
    onData(stream, _session, done) {
      void simpleParser(stream).then((mail) => {
        if (habit === 'hangs') return
        if (habit === 'refuses')
          return done(Object.assign(new Error('Try again later.'), { responseCode: 451 }))
        const to = [mail.to].flat().map((field) => field?.text ?? '')
        const links = [...(mail.html || '').matchAll(/href="([^"]+)"/g)].map((found) => found[1] ?? '')
        mails.unshift({ to: to.join(', '), links: links.map((link) => link.replaceAll('&amp;', '&')) })
        done()
      }, done)
    },
  })
  server.on('error', () => {})
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.server.address() as AddressInfo
  return {
    url: `smtp://127.0.0.1:${port}`,
    mails: () => mails,
    become(next) {
      habit = next
    },
    close: () => new Promise((resolve) => server.close(() => resolve())),
  }
}
