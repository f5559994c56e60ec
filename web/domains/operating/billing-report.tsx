import { CircleCheck, CreditCard } from 'lucide-react'
import { moneyFormat } from '../../../contract/billing/money.ts'
import type { BillingReport } from '../../../contract/operating/site-usage.ts'
import { figuresTexts as texts } from '../../locales/en/operating/figures.ts'
import { formatDate, formatNumber } from '../../locales/format.ts'
import { EmptyState } from '../../ui/feedback/empty-state.tsx'
import { ErrorState } from '../../ui/feedback/error-state.tsx'
import { Skeleton } from '../../ui/feedback/skeleton.tsx'
import { Card } from '../../ui/layout/card.tsx'
import { SettingCard, SettingRow } from '../../ui/layout/setting-card.tsx'
import { useBillingState } from './figure-queries.ts'

const compareCommand = 'npm run billing:report -- --compare'

/** Plans, unpaid ones, failed webhooks and mismatches with the payment provider. Nothing is changed here. */
export function BillingSection() {
  const { data, isError, refetch } = useBillingState()
  if (data) return data.report ? <Report report={data.report} /> : <NotSold />
  if (isError) return <ErrorState title={texts.billingNotLoaded} onRetry={() => void refetch()} />
  return <Skeleton className="h-96 w-full" />
}

function NotSold() {
  return (
    <Card>
      <EmptyState icon={<CreditCard />} title={texts.notSold} />
    </Card>
  )
}

function Report({
  report: { plans, monthlyCents, currency, waitingWebhooks, failedWebhooks, mismatches },
}: {
  report: BillingReport
}) {
  return (
    <section aria-label={texts.billing} className="flex flex-col gap-8">
      <SettingCard title={texts.plans}>
        {plans.map(({ name, billing, ...counts }) => (
          <SettingRow
            key={`${name} ${billing}`}
            title={texts.plan({ name, billing })}
            text={texts.holders(counts)}
          />
        ))}
        {plans.length === 0 ? (
          <SettingRow title={texts.noPlans} />
        ) : (
          <SettingRow
            title={texts.revenue({ amount: formatNumber(monthlyCents / 100, moneyFormat(currency)) })}
          />
        )}
      </SettingCard>
      <SettingCard title={texts.mismatches}>
        {mismatches?.lines.map(({ about, text }) => (
          <SettingRow
            key={`${about} ${text}`}
            title={<span className="break-all">{about}</span>}
            text={text}
          />
        ))}
        {mismatches?.lines.length === 0 && <EmptyState icon={<CircleCheck />} title={texts.agrees} />}
        <SettingRow
          title={
            mismatches
              ? texts.compared({ date: formatDate(mismatches.comparedAt, 'moment') })
              : texts.notCompared
          }
          text={
            <>
              {texts.compareText} <code className="break-all">{compareCommand}</code>
            </>
          }
        />
      </SettingCard>
      <SettingCard title={texts.webhooks}>
        <SettingRow title={texts.waiting({ count: waitingWebhooks })} text={texts.webhooksText} />
        {failedWebhooks.map(({ id, type, receivedAt }) => (
          <SettingRow
            key={id}
            title={<span className="break-all">{type}</span>}
            text={`${id} · ${formatDate(receivedAt, 'moment')}`}
          />
        ))}
      </SettingCard>
    </section>
  )
}
