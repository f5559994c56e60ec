import { Download, ExternalLink, ReceiptText } from 'lucide-react'
import type { InvoiceRow } from '../../../../contract/billing/billing.ts'
import { billingSettingsTexts as texts } from '../../../locales/en/billing/settings.ts'
import { formatDate } from '../../../locales/format.ts'
import { EmptyState } from '../../../ui/feedback/empty-state.tsx'
import { ErrorState } from '../../../ui/feedback/error-state.tsx'
import { Skeleton } from '../../../ui/feedback/skeleton.tsx'
import { SettingCard, SettingRow } from '../../../ui/layout/setting-card.tsx'
import { money } from '../money.ts'
import { useInvoices } from '../queries.ts'

const linkClass =
  'flex min-h-9 items-center gap-1.5 rounded-control px-2.5 font-medium text-accent hover:bg-surface-hover max-md:min-h-11 [&_svg]:size-4'

function stateText(status: string | null): string {
  const known: Record<string, string> = texts.states
  return (status && known[status]) || ''
}

function paymentText({ status, amount_refunded, currency }: InvoiceRow): string {
  return amount_refunded > 0
    ? texts.refundedSum({ sum: money(amount_refunded, currency) })
    : stateText(status)
}

export function BillingHistory({ userId }: { userId: string }) {
  const { data: invoices, isError, refetch } = useInvoices(userId)
  if (isError) return <ErrorState title={texts.historyFailed} onRetry={() => void refetch()} />
  if (!invoices) return <Skeleton className="h-40 w-full" />
  if (invoices.length === 0)
    return <EmptyState icon={<ReceiptText />} title={texts.noHistory} text={texts.noHistoryText} />
  return (
    <SettingCard title={texts.invoices}>
      {invoices.map((invoice) => (
        <SettingRow
          key={invoice.id}
          title={formatDate(new Date(invoice.created * 1_000), 'longYear')}
          text={
            <span className="tabular">{`${money(invoice.amount_paid, invoice.currency)} · ${paymentText(invoice)}`}</span>
          }
          action={
            <span className="flex items-center">
              {invoice.hosted_invoice_url && (
                <a
                  href={invoice.hosted_invoice_url}
                  target="_blank"
                  rel="noreferrer"
                  aria-label={texts.openInvoice({ number: invoice.number ?? '' })}
                  className={linkClass}
                >
                  <ExternalLink aria-hidden="true" />
                  {texts.open}
                </a>
              )}
              {invoice.invoice_pdf && (
                <a
                  href={invoice.invoice_pdf}
                  aria-label={texts.downloadPdf({ number: invoice.number ?? '' })}
                  className={linkClass}
                >
                  <Download aria-hidden="true" />
                  {texts.pdf}
                </a>
              )}
            </span>
          }
        />
      ))}
    </SettingCard>
  )
}
