import { Download } from 'lucide-react'
import { Link } from 'react-router'
import { offeredModels } from '../../../contract/local-models.ts'
import { localModelsTexts } from '../../locales/en/local-models/card.ts'
import { formatNumber } from '../../locales/format.ts'
import { useLocalModels } from './queries.ts'

/** In the sidebar of an operator: how far the download of a model is, while one goes on. */
export function DownloadProgress() {
  const { data } = useLocalModels()
  const running = data?.models.find(({ status }) => status === 'running')
  const model = offeredModels.find(({ id }) => id === running?.id)
  if (!running || !model) return null
  return (
    <Link
      to="/settings/models#local-model"
      className="flex h-8.5 items-center gap-2.5 rounded-control px-2.5 text-ink-muted transition-colors hover:bg-surface-hover hover:text-ink max-md:h-11 [&_svg]:size-4 [&_svg]:shrink-0"
    >
      <Download aria-hidden="true" />
      <span className="tabular truncate">
        {localModelsTexts.onItsWay({
          percent: formatNumber(running.bytesDone / model.bytes, { style: 'percent' }),
        })}
      </span>
    </Link>
  )
}
