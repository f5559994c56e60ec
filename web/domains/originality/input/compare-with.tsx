import { Eye, Layers, ShieldCheck } from 'lucide-react'
import type { ReactNode } from 'react'
import { originalityLimits } from '../../../../contract/originality/originality.ts'
import { originalityTexts as texts } from '../../../locales/en/originality/desk.ts'
import { Button } from '../../../ui/button.tsx'
import { Switch } from '../../../ui/fields/switch.tsx'
import type { OriginalityDesk } from '../check/use-originality.ts'
import { OwnChoice } from './own-choice.tsx'
import { SourceList } from './source-list.tsx'

export type CompareWithProps = {
  desk: OriginalityDesk
  userId: string | null
  isSessionLoading: boolean
  /** Whether the operator has set a search provider. */
  canSearchWeb: boolean
  signInPath: string
  onExample: () => void
}

/** The choice of what the text is compared with. */
export function CompareWith(props: CompareWithProps) {
  const { desk, userId, isSessionLoading, canSearchWeb, signInPath, onExample } = props
  const { draft, scope, setScope } = desk
  const { sourcesCharactersMax, visitorSourcesCharactersMax } = originalityLimits
  return (
    <div className="flex flex-col gap-6">
      <h2 className="font-serif text-20 font-medium">{texts.compareWith}</h2>
      <Part title={texts.yourDocuments}>
        <OwnChoice
          userId={userId}
          isLoading={isSessionLoading}
          signInPath={signInPath}
          own={scope.own}
          onOwn={(own) => setScope({ ...scope, own })}
          document={draft.document}
        />
      </Part>
      <Part title={texts.sources}>
        <SourceList
          sources={draft.sources}
          onSources={desk.changeSources}
          charactersMax={userId ? sourcesCharactersMax : visitorSourcesCharactersMax}
        />
      </Part>
      <Part title={texts.web}>
        {canSearchWeb && userId ? (
          <Switch
            label={texts.searchWeb}
            text={texts.webHint({ count: originalityLimits.searchPhrasesMax })}
            checked={scope.web}
            onChange={(web) => setScope({ ...scope, web })}
          />
        ) : (
          <p className="text-13 text-ink-muted">{canSearchWeb ? texts.signInForWeb : texts.webOff}</p>
        )}
      </Part>
      {draft.text.trim() === '' && draft.sources.length === 0 && (
        <div className="flex flex-col gap-4 border-t border-line pt-6">
          <ul className="flex flex-col gap-3.5">
            <Benefit icon={<Layers />}>{texts.promiseOwn}</Benefit>
            <Benefit icon={<Eye />}>{texts.promiseDisguise}</Benefit>
            <Benefit icon={<ShieldCheck />}>{texts.promiseHonest}</Benefit>
          </ul>
          <div>
            <Button onClick={onExample}>{texts.tryExample}</Button>
          </div>
        </div>
      )}
    </div>
  )
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="flex flex-col gap-3">
      <h3 className="text-14 font-semibold">{title}</h3>
      {children}
    </section>
  )
}

function Benefit({ icon, children }: { icon: ReactNode; children: ReactNode }) {
  return (
    <li className="flex gap-3 text-14 text-pretty text-ink-muted [&_svg]:mt-0.5 [&_svg]:size-4 [&_svg]:shrink-0">
      <span aria-hidden="true">{icon}</span>
      {children}
    </li>
  )
}
