import { html } from 'hono/html'
import { moneyText } from '../../../../contract/billing/money.ts'
import type { CheckoutSession, Customer, Price } from '../shapes.ts'
import type { Thing } from '../store.ts'
import { testCards } from '../test-cards.ts'
import { type Markup, paymentsPage, problem } from './frame.ts'

type Parts = {
  session: CheckoutSession
  /** Null for a payment link, whose payer becomes a new customer. */
  customer: Customer | null
  price: Price
  product: Thing
  wrong: string | null
  number: string
}

export function checkoutPage({ session, customer, price, product, wrong, number }: Parts): Markup {
  const path = `/local/payments/checkout/${session.id}`
  return paymentsPage(
    `Subscribe to ${product.name}`,
    html`<p class="quiet">${product.description ?? ''}</p>
      <p class="sum">${moneyText(price.unit_amount, price.currency)} <small class="quiet">per ${price.recurring.interval}</small></p>
      ${customer ? html`<p class="quiet">Paid by ${customer.email ?? 'this customer'}</p>` : ''}
      <form method="post" action="${path}">
        ${customer ? '' : emailField()} ${cardFields(number)} ${problem(wrong)}
        <button class="main" name="pay" value="1">Pay ${moneyText(price.unit_amount, price.currency)}</button>
      </form>
      <a class="button" href="${session.cancel_url}">Back to the plans</a>`,
  )
}

function emailField(): Markup {
  return html`<label for="email">Email</label>
    <input id="email" name="email" type="email" autocomplete="off" required />`
}

/** The card form. The numbers to choose from are the provider's test cards, because no other works here. */
export function cardFields(number: string): Markup {
  return html`<label for="number">Card number</label>
    <input id="number" name="number" inputmode="numeric" autocomplete="off" list="cards" required value="${number}" placeholder="4242 4242 4242 4242" />
    <datalist id="cards">
      ${testCards.map((card) => html`<option value="${card.number}">${card.text}</option>`)}
    </datalist>
    <p class="quiet">Test cards only: 4242 4242 4242 4242 pays.</p>`
}

/** The bank's question before a payment (3-D Secure). */
export function authenticationPage(session: CheckoutSession, number: string, email: string): Markup {
  const path = `/local/payments/checkout/${session.id}`
  return paymentsPage(
    'Confirm this payment',
    html`<p>Your bank asks whether you want to pay ${moneyText(session.amount_total, String(session.currency))}.</p>
      <form method="post" action="${path}">
        <input type="hidden" name="number" value="${number}" />
        <input type="hidden" name="email" value="${email}" />
        <button class="main" name="authenticate" value="yes">Complete authentication</button>
        <button name="authenticate" value="no">Fail authentication</button>
      </form>`,
  )
}

export function closedSessionPage(session: CheckoutSession): Markup {
  return paymentsPage(
    session.status === 'complete' ? 'This is paid' : 'This checkout has expired',
    html`<p>Nothing more can be paid here.</p>
      <a class="button" href="${session.cancel_url}">Back to the plans</a>`,
  )
}
