import { html, raw } from 'hono/html'
import { moneyText } from '../../../../contract/billing/money.ts'
import { type Markup, paymentsPage } from '../pages/frame.ts'
import type { PaymentIntent } from '../shapes.ts'
import { testCards } from '../test-cards.ts'

const cardStyles = `
html { color-scheme: normal; background: transparent }
body { margin: 0; overflow: hidden; background: transparent; font: 16px/24px Inter, system-ui, sans-serif }
fieldset { display: flex; flex-wrap: wrap; align-items: center; gap: 0 7px; margin: 0; padding: 0; border: 0 }
input { width: 66px; min-height: 24px; padding: 0; border: 0; background: transparent; color: inherit; font: inherit; outline: none }
#number { flex: 1 1 172px; min-width: 0 } #cvc { width: 38px }
input::placeholder { color: var(--placeholder, #6a625a); opacity: 1 }
input::-webkit-calendar-picker-indicator { display: none !important }
b { padding: 0 5px; border-radius: 4px; background: #3a3530; color: #f4f2ed; font-size: 10px; line-height: 18px; letter-spacing: .04em }
@media (max-width: 336px) { #number { flex-basis: 100% } }
`

/** The card field inside the checkout. It sends the card to the provider, and nothing of it to the page. */
export function cardElementPage(): Markup {
  return html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <title>Card · Local payments</title>
        <style>
          ${raw(cardStyles)}
        </style>
      </head>
      <body>
        <fieldset id="fields">
          <input id="number" aria-label="Credit or debit card number" inputmode="numeric" autocomplete="off" list="cards" placeholder="Card number" />
          <input id="expiry" aria-label="Credit or debit card expiration date" inputmode="numeric" autocomplete="off" placeholder="MM / YY" />
          <input id="cvc" aria-label="Credit or debit card CVC/CVV" inputmode="numeric" autocomplete="off" placeholder="CVC" />
          <b title="Test cards only. No money moves.">LOCAL</b>
        </fieldset>
        <datalist id="cards">
          ${testCards.map((card) => html`<option value="${card.number}">${card.text}</option>`)}
        </datalist>
        <script src="/local/payments/elements/card.js"></script>
      </body>
    </html>`
}

/** The bank's question before a payment of the card form (3-D Secure). The script enables the buttons. */
export function authenticationElementPage({ amount, currency }: PaymentIntent): Markup {
  return paymentsPage(
    'Confirm this payment',
    html`<p>Your bank asks whether you want to pay ${moneyText(amount, currency)}.</p>
      <button class="main" type="button" value="yes" disabled>Complete authentication</button>
      <button type="button" value="no" disabled>Fail authentication</button>
      <script src="/local/payments/elements/authentication.js"></script>`,
  )
}
