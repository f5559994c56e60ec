import { html, raw } from 'hono/html'
import { styles } from './styles.ts'

export type Markup = ReturnType<typeof html>

/** The frame of every page of the local payment provider. */
export function paymentsPage(title: string, body: Markup): Markup {
  return html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>${title} · Local payments</title>
        <style>
          ${raw(styles)}
        </style>
      </head>
      <body>
        <main>
          <p class="badge"><b>LOCAL</b> A stand-in for the payment provider. No money moves.</p>
          <h1>${title}</h1>
          ${body}
        </main>
      </body>
    </html>`
}

export function day(seconds: number): string {
  return new Date(seconds * 1_000).toISOString().slice(0, 10)
}

export function problem(text: string | null): Markup | string {
  return text ? html`<p class="wrong" role="alert">${text}</p>` : ''
}
