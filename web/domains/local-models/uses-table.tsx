import { useId } from 'react'
import { measuredUses } from '../../../contract/local-models.ts'
import { usesBySize } from '../../../contract/site/model-uses.ts'
import { localModelsTexts } from '../../locales/en/local-models/card.ts'
import { classNames } from '../../ui/class-names.ts'
import { sizeText } from './size-text.ts'

/** What was measured of models of which size, with real weights. */
export function UsesTable() {
  const id = useId()
  const sizes = usesBySize()
  return (
    <div className="flex flex-col gap-3 px-5 py-4 max-md:px-4">
      <div className="flex flex-col gap-0.5">
        <h3 id={id} className="font-medium">
          {localModelsTexts.usesTitle}
        </h3>
        <p className="text-13 text-pretty text-ink-muted">{localModelsTexts.usesText}</p>
      </div>
      <table aria-labelledby={id} className="w-full table-fixed text-left text-13 max-md:text-12">
        <thead>
          <tr className="align-bottom">
            <td />
            {sizes.map(({ name, bytes }) => (
              <th key={name} scope="col" className="pb-1.5 pl-2 font-medium">
                {name}
                <span className="block font-normal text-ink-muted">{sizeText(bytes)}</span>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {measuredUses.map((use) => (
            <tr key={use} className="border-t border-line align-top">
              <th scope="row" className="py-1.5 font-normal">
                {localModelsTexts.uses[use]}
              </th>
              {sizes.map(({ name, verdicts }) => (
                <td
                  key={name}
                  className={classNames(
                    'py-1.5 pl-2',
                    verdicts[use] === 'works' ? 'text-positive' : 'text-ink-muted',
                    verdicts[use] === 'fails' && 'text-caution',
                  )}
                >
                  {localModelsTexts.verdicts[verdicts[use]]}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
