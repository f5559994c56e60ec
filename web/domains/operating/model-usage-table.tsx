import { ChartColumn, Download } from 'lucide-react'
import { useState } from 'react'
import { moneyFormat } from '../../../contract/billing/money.ts'
import type { ModelUsage } from '../../../contract/operating/model-usage.ts'
import type { UsageSpan } from '../../../contract/operating/site-usage.ts'
import { modelNameOf } from '../../../contract/site/connections.ts'
import { figuresTexts as texts } from '../../locales/en/operating/figures.ts'
import { formatNumber } from '../../locales/format.ts'
import { Button } from '../../ui/button.tsx'
import { downloadFile } from '../../ui/download-file.ts'
import { EmptyState } from '../../ui/feedback/empty-state.tsx'
import { ErrorState } from '../../ui/feedback/error-state.tsx'
import { Skeleton } from '../../ui/feedback/skeleton.tsx'
import { Card } from '../../ui/layout/card.tsx'
import { csvText } from '../../ui/text/csv.ts'
import { addUpModels } from './add-up-models.ts'
import { useModelUsage } from './figure-queries.ts'
import { PriceDialog } from './price-dialog.tsx'

/** What each of the operator's models did, and what it cost where a price is entered. */
export function ModelUsageTable({ days }: { days: UsageSpan }) {
  const { data, isError, refetch } = useModelUsage(days)
  return (
    <section aria-label={texts.byModel} className="flex flex-col gap-3">
      <div className="flex items-end justify-between gap-3 max-sm:flex-col max-sm:items-stretch">
        <div>
          <h2 className="text-16 font-medium">{texts.byModel}</h2>
          <p className="text-13 text-pretty text-ink-muted">{texts.modelsText}</p>
        </div>
        <Button
          size="sm"
          className="shrink-0"
          icon={<Download />}
          disabled={!data?.rows.length}
          onClick={() => data && downloadFile('models.csv', fileOf(data), 'text/csv')}
        >
          {texts.csv}
        </Button>
      </div>
      <Card className="overflow-x-auto">
        {data ? (
          data.rows.length > 0 ? (
            <Rows usage={data} />
          ) : (
            <EmptyState icon={<ChartColumn />} title={texts.nothingAsked} />
          )
        ) : isError ? (
          <ErrorState title={texts.modelsNotLoaded} onRetry={() => void refetch()} />
        ) : (
          <Skeleton className="h-48 w-full" />
        )}
      </Card>
    </section>
  )
}

function Rows({ usage: { rows, prices, currency } }: { usage: ModelUsage }) {
  const [priced, setPriced] = useState<string | null>(null)
  const sums = addUpModels(rows, prices)
  const total = sums.reduce((sum, { cost }) => sum + (cost ?? 0), 0)
  const money = (amount: number) => formatNumber(amount, moneyFormat(currency))
  return (
    <>
      <table className="tabular w-full text-left text-13">
        <thead>
          <tr className="border-b border-line text-ink-muted [&>th]:px-4 [&>th]:py-2.5 [&>th]:font-medium [&>th]:whitespace-nowrap">
            <th scope="col">{texts.model}</th>
            <th scope="col">{texts.work}</th>
            {[texts.calls, texts.input, texts.output, texts.cost].map((name) => (
              <th key={name} scope="col" className="text-right">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {sums.map(({ model, work, calls, input, output, cost }) => (
            <tr
              key={`${model} ${work}`}
              className="border-b border-line last:border-0 [&>td]:px-4 [&>td]:py-2"
            >
              <td className="min-w-32 wrap-anywhere">{modelNameOf(model)}</td>
              <td className="whitespace-nowrap">{texts.works[work]}</td>
              <td className="text-right">{formatNumber(calls)}</td>
              <td className="text-right">{formatNumber(input)}</td>
              <td className="text-right">{formatNumber(output)}</td>
              <td className="text-right whitespace-nowrap">
                <Button
                  size="sm"
                  variant="ghost"
                  className="-my-1 -mr-2"
                  aria-label={`${cost === null ? texts.setPrice : texts.changePrice}: ${modelNameOf(model)}`}
                  onClick={() => setPriced(model)}
                >
                  {cost === null ? texts.setPrice : money(cost)}
                </Button>
              </td>
            </tr>
          ))}
          {total > 0 && (
            <tr className="border-t border-line font-medium [&>*]:px-4 [&>*]:py-2.5">
              <th scope="row" colSpan={5} className="font-medium">
                {texts.total}
              </th>
              <td className="text-right">{money(total)}</td>
            </tr>
          )}
        </tbody>
      </table>
      {priced !== null && (
        <PriceDialog
          model={priced}
          price={Object.hasOwn(prices, priced) ? (prices[priced] ?? null) : null}
          currency={currency}
          onClose={() => setPriced(null)}
        />
      )}
    </>
  )
}

function fileOf({ rows, prices }: ModelUsage): string {
  const cells = rows.flatMap((row) =>
    addUpModels([row], prices).map(({ cost }) => [
      row.day,
      modelNameOf(row.model),
      row.work,
      String(row.calls),
      String(row.input),
      String(row.output),
      cost === null ? '' : cost.toFixed(4),
    ]),
  )
  return csvText([['day', 'model', 'work', 'calls', 'input_tokens', 'output_tokens', 'cost'], ...cells])
}
