import { Check, ChevronDown } from 'lucide-react'
import { useEffect } from 'react'
import { Link, useSearchParams } from 'react-router'
import { type Billing, billings, refundRule } from '../../../../contract/billing/billing.ts'
import { brand } from '../../../../contract/brand.ts'
import { leastYearlySaving, plans, tiers } from '../../../../contract/plans.ts'
import { plansTexts } from '../../../locales/en/billing/plans.ts'
import { formatDate, formatNumber } from '../../../locales/format.ts'
import { ErrorState } from '../../../ui/feedback/error-state.tsx'
import { Note } from '../../../ui/feedback/note.tsx'
import { Segmented } from '../../../ui/fields/segmented.tsx'
import { knownPlan } from '../known-plan.ts'
import { useCurrencyName, useTaxMode } from '../price-settings.ts'
import type { CardForm } from '../provider-script.ts'
import { useSubscription } from '../queries.ts'
import { PlanAction } from './plan-action.tsx'
import { PlanCard } from './plan-card.tsx'
import { comparisonRows, featuresOfAll, type PlanSettings, valueOfAll } from './plan-features.ts'

type PlansPageProps = {
  /** Null for visitors, undefined while it is unknown. */
  userId: string | null | undefined
  hosts: readonly string[]
  cardForm: CardForm | null
  settings: PlanSettings
}

const mailLink = (words: React.ReactNode) => (
  <a href={`mailto:${brand.supportEmail}`} className="font-medium text-accent underline">
    {words}
  </a>
)

const settingsLink = (words: React.ReactNode) => (
  <Link to="/settings/subscription" className="font-medium underline">
    {words}
  </Link>
)

/** A link can name a plan and a period that do not exist. */
function isWrongChoice(search: URLSearchParams): boolean {
  const [plan, billing] = [search.get('plan'), search.get('billing')]
  const isPlan = plan === null || tiers.some((each) => each === plan)
  return !isPlan || (billing !== null && !billings.some((each) => each === billing))
}

/** Annual · save 50% */
function annualText(): string {
  if (leastYearlySaving <= 0) return plansTexts.annual
  const percent = formatNumber(leastYearlySaving, { style: 'percent' })
  return `${plansTexts.annual} · ${plansTexts.save({ percent })}`
}

/** In which currency the prices are, and what happens with taxes. */
function PricesNote() {
  const currency = useCurrencyName()
  const tax = useTaxMode()
  return (
    <p>
      {plansTexts.pricesIn({ currency })}
      {tax !== 'off' && ` ${plansTexts.taxes[tax]}`}
    </p>
  )
}

export function PlansPage({ userId, hosts, cardForm, settings }: PlansPageProps) {
  const { data: held, error, isError, refetch } = useSubscription(userId ?? undefined)
  const [search, setSearch] = useSearchParams()
  // The choice is in the address, so that it is there after signing in and after going back.
  const chosen = billings.find((each) => each === search.get('billing'))
  const billing: Billing = chosen ?? held?.billing ?? 'yearly'
  const isWrong = isWrongChoice(search)
  useEffect(() => {
    document.title = `${plansTexts.title} · ${brand.name}`
  }, [])
  return (
    <div className="flex-1">
      <div className="mx-auto flex max-w-6xl flex-col gap-10 px-10 pt-12 pb-24 max-md:pt-8 max-lg:px-6 max-md:px-4">
        <header className="flex flex-col items-center gap-4 text-center">
          <div>
            <h1 className="font-serif text-28 font-medium text-balance">{plansTexts.heading}</h1>
            <p className="mt-1 text-pretty text-ink-muted">{plansTexts.text}</p>
          </div>
          <Segmented
            label={plansTexts.billing}
            value={billing}
            onChange={(value) => setSearch({ billing: value }, { replace: true })}
            options={[
              { value: 'yearly', label: annualText() },
              { value: 'monthly', label: plansTexts.monthly },
            ]}
          />
        </header>
        {isWrong && <Note tone="caution">{plansTexts.choiceWrong}</Note>}
        {held?.unpaidSince && <Note tone="caution">{plansTexts.unpaid({ settings: settingsLink })}</Note>}
        {isError && <PlanUnknown userId={userId} message={error.message} onRetry={() => void refetch()} />}
        {!isError && (
          <div className="grid gap-4 md:grid-cols-3 md:max-lg:gap-3">
            {tiers.map((tier) => (
              <PlanCard
                key={tier}
                tier={tier}
                billing={billing}
                isHeld={held?.tier === tier}
                action={<PlanAction {...{ tier, billing, userId, held, hosts, cardForm }} />}
              />
            ))}
          </div>
        )}
        <FeaturesOfAll />
        <div className="mx-auto flex max-w-2xl flex-col gap-2 text-center text-13 text-pretty text-ink-muted">
          <p>{plansTexts.refundRule({ ...refundRule, address: brand.supportEmail, mail: mailLink })}</p>
          <p>{plansTexts.renewalRule}</p>
          <PricesNote />
        </div>
        <Comparison settings={settings} />
        <Questions />
      </div>
    </div>
  )
}

type PlanUnknownProps = { userId: string | null | undefined; message: string; onRetry: () => void }

/** Shows what was last known of the plan, and when, while the server does not answer. */
function PlanUnknown({ userId, message, onRetry }: PlanUnknownProps) {
  const known = userId ? knownPlan(userId) : null
  return (
    <ErrorState
      title={plansTexts.loadFailed}
      text={
        <>
          {plansTexts.billingUnknown({ message })}
          {known && (
            <span className="mt-2 block">
              {plansTexts.lastKnown({
                plan: plans[known.tier].name,
                date: formatDate(known.updatedAt, 'longYear'),
              })}
            </span>
          )}
        </>
      }
      onRetry={onRetry}
    />
  )
}

function FeaturesOfAll() {
  return (
    <section
      aria-labelledby="every-plan"
      className="flex flex-wrap items-baseline gap-x-8 gap-y-2 rounded-card bg-surface-sunken px-6 py-4"
    >
      <h2 id="every-plan" className="font-medium">
        {plansTexts.inEveryPlan}
      </h2>
      <ul className="flex flex-1 flex-wrap gap-x-8 gap-y-2">
        {featuresOfAll().map((text) => (
          <li key={text} className="flex items-center gap-2">
            <Check aria-hidden="true" className="size-4 shrink-0 text-positive" />
            {text}
          </li>
        ))}
      </ul>
    </section>
  )
}

function Comparison({ settings }: { settings: PlanSettings }) {
  const rows = comparisonRows(settings)
  return (
    <section aria-labelledby="compare" className="max-md:hidden">
      <h2 id="compare" className="mb-4 font-serif text-20 font-medium">
        {plansTexts.compare}
      </h2>
      <table className="tabular w-full border-collapse text-left">
        <thead>
          <tr>
            <th scope="col" className="py-3 pr-4 font-medium text-ink-muted">
              {plansTexts.feature}
            </th>
            {tiers.map((tier) => (
              <th key={tier} scope="col" className="px-4 py-3 font-medium">
                {plans[tier].name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.title} className="border-t border-line">
              <th scope="row" className="py-3 pr-4 font-normal text-ink-muted">
                {row.title}
              </th>
              {valueOfAll(row) === null ? (
                tiers.map((tier) => (
                  <td key={tier} className="px-4 py-3">
                    {row.value(tier)}
                  </td>
                ))
              ) : (
                <td colSpan={tiers.length} className="px-4 py-3">
                  {valueOfAll(row)} <span className="text-ink-muted">· {plansTexts.sameInAll}</span>
                </td>
              )}
            </tr>
          ))}
        </tbody>
      </table>
      {rows.map(
        ({ title, note }) =>
          note && (
            <p key={title} className="mt-3 max-w-3xl text-13 text-pretty text-ink-muted">
              {note}
            </p>
          ),
      )}
    </section>
  )
}

const questions = () => [
  [plansTexts.whatIsAWord, plansTexts.whatIsAWordAnswer],
  [plansTexts.whenDoWordsReturn, plansTexts.whenDoWordsReturnAnswer({ days: plans.pro.cycleDays ?? 0 })],
  [plansTexts.canIChange, plansTexts.canIChangeAnswer],
  [plansTexts.howToCancel, plansTexts.howToCancelAnswer],
  [plansTexts.moneyBack, plansTexts.moneyBackAnswer(refundRule)],
]

/** One answer is open at a time, because the entries share a name. */
function Questions() {
  return (
    <section aria-labelledby="questions" className="mx-auto w-full max-w-3xl">
      <h2 id="questions" className="mb-4 font-serif text-20 font-medium">
        {plansTexts.questions}
      </h2>
      {questions().map(([question, answer]) => (
        <details
          key={question}
          name="plans-faq"
          className="group border-b border-line first-of-type:border-t"
        >
          <summary className="flex min-h-12 cursor-pointer list-none items-center justify-between gap-4 py-3 font-medium">
            {question}
            <ChevronDown
              aria-hidden="true"
              className="size-4 shrink-0 text-ink-muted transition-transform group-open:rotate-180"
            />
          </summary>
          <p className="pb-4 text-pretty text-ink-muted">{answer}</p>
        </details>
      ))}
      <p className="mt-6 text-ink-muted">
        {plansTexts.moreQuestions({ address: brand.supportEmail, mail: mailLink })}
      </p>
    </section>
  )
}
