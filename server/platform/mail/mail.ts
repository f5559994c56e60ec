import { createTransport } from 'nodemailer'

export type Mail = { to: string; subject: string; text: string; html: string }
export type Mailer = { send: (mail: Mail) => Promise<void>; close: () => void }

/** Sends over SMTP; `url` as in SMTP_URL (smtp://user:password@host:port). */
export function openMailer(url: string, from: string): Mailer {
  const transport = createTransport({
    url,
    pool: true,
    maxConnections: 2,
    connectionTimeout: 10_000,
    greetingTimeout: 10_000,
    socketTimeout: 20_000,
    disableFileAccess: true,
    disableUrlAccess: true,
  } as Parameters<typeof createTransport>[0])
  return {
    async send(mail) {
      await transport.sendMail({ from, ...mail })
    },
    close: () => transport.close(),
  }
}
