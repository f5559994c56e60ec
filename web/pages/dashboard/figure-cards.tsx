import { Clock, Feather } from 'lucide-react'
import type { ReactNode } from 'react'
import { hoursSaved, type Usage } from '../../../contract/credits.ts'
import { useUsage } from '../../domains/credits/queries.ts'
import { dashboardTexts } from '../../locales/en/pages/dashboard.ts'
import { formatNumber } from '../../locales/format.ts'
import { classNames } from '../../ui/class-names.ts'
import { Skeleton } from '../../ui/feedback/skeleton.tsx'
import { Card } from '../../ui/layout/card.tsx'

const oneDecimal = { minimumFractionDigits: 1, maximumFractionDigits: 1 }

/** Words humanized, charged or free, and the estimate of the hours that this saved, by each text once. */
export function FigureCards({ isSold }: { isSold: boolean | undefined }) {
  const { data, isError } = useUsage()
  const shownBy = (show: (usage: Usage) => string) => {
    if (data) return show(data)
    return isError ? <FigureFailed /> : <Skeleton className="h-11 w-28" />
  }
  return (
    <>
      <FigureCard
        icon={<Feather />}
        title={dashboardTexts.wordsHumanized}
        value={shownBy(({ words }) => formatNumber(words))}
        text={isSold === false ? dashboardTexts.sinceTheBeginning : dashboardTexts.freeRunsCounted}
        isWide={isSold === false}
      />
      <FigureCard
        icon={<Clock />}
        title={dashboardTexts.hoursSaved}
        value={shownBy(({ wordsOfTexts }) => formatNumber(hoursSaved(wordsOfTexts), oneDecimal))}
        text={dashboardTexts.hoursSavedText}
        isWide={isSold === false}
      />
    </>
  )
}

function FigureFailed() {
  return <span className="text-14 text-ink-muted">{dashboardTexts.figureFailed}</span>
}

type FigureCardProps = { icon: ReactNode; title: string; value: ReactNode; text: string; isWide: boolean }

function FigureCard({ icon, title, value, text, isWide }: FigureCardProps) {
  return (
    <Card className={classNames('flex min-h-37 flex-col p-5 max-md:p-4', isWide && 'lg:col-span-2')}>
      <h2 className="flex items-center gap-2 text-13 text-ink-muted [&_svg]:size-4">
        <span aria-hidden="true">{icon}</span>
        {title}
      </h2>
      <div className="tabular mt-1 flex min-h-11 items-center font-serif text-40 font-medium max-md:text-28">
        {value}
      </div>
      <p className="mt-auto pt-1 text-13 text-pretty text-ink-muted">{text}</p>
    </Card>
  )
}
