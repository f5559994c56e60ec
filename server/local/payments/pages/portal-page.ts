import { html } from 'hono/html'
import { moneyText } from '../../../../contract/billing/money.ts'
import type { Invoice, PaymentMethod, Subscription } from '../shapes.ts'
import type { Thing } from '../store.ts'
import { cardFields } from './checkout-page.ts'
import { day, type Markup, paymentsPage, problem } from './frame.ts'

type Parts = {
  portal: Thing
  subscription: Subscription | null
  method: PaymentMethod | null
  invoices: Invoice[]
  wrong: string | null
}

/** Card, plan and invoices of one customer. */
export function portalPage({ portal, subscription, method, invoices, wrong }: Parts): Markup {
  const path = `/local/payments/portal/${portal.id}`
  const open = invoices.filter(({ status }) => status === 'open')
  return paymentsPage(
    'Billing',
    html`<h2>Card</h2>
      <p>${method ? `${method.card.brand} ending in ${method.card.last4}` : 'No card yet.'}</p>
      <form method="post" action="${path}">
        ${cardFields('')} ${problem(wrong)}
        <button name="action" value="card">Use this card</button>
      </form>
      ${open.map(
        (invoice) => html`<form method="post" action="${path}">
          <input type="hidden" name="invoice" value="${invoice.id}" />
          <button class="main" name="action" value="pay">Pay ${moneyText(invoice.amount_due, invoice.currency)} now</button>
        </form>`,
      )}
      ${subscription ? planPart(path, subscription) : ''}
      <h2>Invoices</h2>
      ${invoiceTable(invoices)}
      <a class="button" href="${portal.return_url}">Return</a>`,
  )
}

function planPart(path: string, subscription: Subscription): Markup {
  const [item] = subscription.items.data
  const ends = subscription.cancel_at
  return html`<h2>Plan</h2>
    <p>
      ${item.price.nickname ?? item.price.lookup_key}, ${moneyText(item.price.unit_amount, item.price.currency)} per
      ${item.price.recurring.interval}. ${ends ? `Ends on ${day(ends)}.` : `Renews on ${day(item.current_period_end)}.`}
    </p>
    <form method="post" action="${path}">
      ${
        ends
          ? html`<button name="action" value="renew">Renew plan</button>`
          : html`<button name="action" value="cancel">Cancel plan</button>`
      }
    </form>`
}

function invoiceTable(invoices: Invoice[]): Markup {
  return html`<table>
    ${invoices.map(
      (invoice) =>
        html`<tr>
          <td>${day(invoice.created)}<br /><a href="${invoice.hosted_invoice_url}">${invoice.number}</a></td>
          <td>${moneyText(invoice.amount_due, invoice.currency)}<br />${invoice.status}</td>
        </tr>`,
    )}
  </table>`
}

export function invoicePage(invoice: Invoice): Markup {
  return paymentsPage(
    `Invoice ${invoice.number}`,
    html`<p class="quiet">${day(invoice.created)} · ${invoice.status}</p>
      <p class="sum">${moneyText(invoice.amount_due, invoice.currency)}</p>
      <table>
        ${invoice.lines.data.map(
          (line) =>
            html`<tr>
              <td>${line.description}<br /><span class="quiet">${day(line.period.start)} to ${day(line.period.end)}</span></td>
              <td>${moneyText(line.amount, line.currency)}</td>
            </tr>`,
        )}
      </table>
      <a class="button" href="${invoice.invoice_pdf}">Download PDF</a>`,
  )
}
