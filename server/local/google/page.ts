import { html, raw } from 'hono/html'
import { brand } from '../../../contract/brand.ts'
import { people } from './people.ts'
import { styles } from './styles.ts'

type Choice = { request: URLSearchParams; asksConsent: boolean; wrongEmail?: string }

export function choicePage({ request, asksConsent, wrongEmail }: Choice) {
  const carried = [...request].map(
    ([name, value]) => html`<input type="hidden" name="${name}" value="${value}" />`,
  )
  const wrong = wrongEmail !== undefined
  return frame(
    'Choose an account',
    html`<p>to continue to ${brand.name}${asksConsent ? html`. It will see your name and your email address.` : ''}</p>
      <form method="post" action="/local/google/choose">
        ${carried}
        <ul>
          ${people.map(
            ({ name, email, email_verified }) => html`<li>
              <button name="email" value="${email}">
                <span class="mark" aria-hidden="true">${name[0]}</span>
                <span
                  >${name}<small>${email}${email_verified ? '' : ', not confirmed by Google'}</small></span
                >
              </button>
            </li>`,
          )}
        </ul>
      </form>
      <form method="post" action="/local/google/choose" class="another" novalidate>
        ${carried}
        <label for="email">Another address</label>
        <div>
          <input id="email" name="email" type="email" autocomplete="off" placeholder="you@example.org" value="${wrongEmail ?? ''}"
            ${wrong ? raw('aria-invalid="true" aria-describedby="wrong"') : ''} />
          <button class="main">Continue</button>
        </div>
        ${wrong ? html`<p id="wrong" class="wrong" role="alert">Please enter a valid email address.</p>` : ''}
      </form>
      <form method="post" action="/local/google/choose">
        ${carried}
        <button class="quiet" name="deny" value="1">Cancel</button>
      </form>`,
  )
}

export function refusalPage() {
  return frame(
    'This request is not complete',
    html`<p>Please start again with the Google button of ${brand.name}. <a href="/login">Sign in</a></p>`,
  )
}

function frame(title: string, body: ReturnType<typeof html>) {
  return html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>${title} – stand-in for Google</title>
        <style>
          ${raw(styles)}
        </style>
      </head>
      <body>
        <main>
          <p class="badge"><b>LOCAL</b> A stand-in for Google. Nothing leaves this computer.</p>
          <h1>${title}</h1>
          ${body}
        </main>
      </body>
    </html>`
}
