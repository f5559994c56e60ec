import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { useNavigate, useSearchParams } from 'react-router'
import { limits } from '../../../../contract/limits.ts'
import { studyWordsMin } from '../../../../contract/study/study.ts'
import { countWords } from '../../../../contract/word-count.ts'
import { makingTexts as texts } from '../../../locales/en/study/making.ts'
import { studyTexts } from '../../../locales/en/study/study.ts'
import { browserStorage, storeItem } from '../../../ui/browser-storage.ts'
import { Segmented } from '../../../ui/fields/segmented.tsx'
import { Card } from '../../../ui/layout/card.tsx'
import { randomId } from '../../../ui/random-id.ts'
import { toast } from '../../../ui/toast.tsx'
import { setPath, studyPath } from '../paths.ts'
import { makeSet, refreshStudy } from '../queries.ts'
import { StudyPage } from '../study-page.tsx'
import { EssaySource } from './essay-source.tsx'
import { MakingActions } from './making-actions.tsx'
import { type Material, type ReadFile, TextSource } from './text-source.tsx'
import { useMaking } from './use-making.ts'
import { usualWishes, WishesFields } from './wishes-fields.tsx'

type Source = 'paste' | 'upload' | 'essay'
type NewSetProps = { readFile: ReadFile; fileTypes: string; model: string | null }

const draftName = 'study-draft'

/** /study-simulator/new: makes a set from a text, a file or an essay; `?essay=` chooses one. */
export function NewSet({ readFile, fileTypes, model }: NewSetProps) {
  const [search] = useSearchParams()
  const wantedEssay = search.get('essay')
  const [source, setSource] = useState<Source>(wantedEssay ? 'essay' : 'paste')
  const [essayId, setEssayId] = useState<string | null>(wantedEssay)
  const [material, setMaterial] = useDraft()
  const [wishes, setWishes] = useState(usualWishes)
  // The same after a failure, so that a repeated request makes one set.
  const [setId] = useState(randomId)
  const making = useMaking()
  const navigate = useNavigate()
  const client = useQueryClient()

  const isShort = countWords(material.text) < studyWordsMin
  const isLong = material.text.length > limits.studyTextCharactersMax
  const isReady = source === 'essay' ? essayId !== null : !isShort && !isLong

  async function make() {
    const { text, fileName } = material
    const from = source === 'essay' ? { essayId: essayId! } : { text, ...(fileName ? { fileName } : {}) }
    const made = await making.make((run) => makeSet({ id: setId, ...from, ...wishes }, run))
    if (!made) return
    if (source !== 'essay') setMaterial({ text: '', fileName: null })
    if (made.notice) toast.info(studyTexts.notices[made.notice], { duration: 8_000 })
    void refreshStudy(client)
    void navigate(setPath(made.setId), { replace: true })
  }
  return (
    <StudyPage title={texts.title} back={{ to: studyPath, text: studyTexts.back }} narrow>
      <Card className="flex flex-col gap-6 p-6 max-md:p-4">
        <Segmented
          label={texts.from}
          value={source}
          onChange={(value) => setSource(value as Source)}
          options={[
            { value: 'paste', label: texts.paste },
            { value: 'upload', label: texts.upload },
            { value: 'essay', label: texts.essay },
          ]}
        />
        {source === 'essay' ? (
          <EssaySource essayId={essayId} onChoose={setEssayId} />
        ) : (
          <TextSource
            isUpload={source === 'upload'}
            material={material}
            onChange={setMaterial}
            readFile={readFile}
            fileTypes={fileTypes}
          />
        )}
        <WishesFields wishes={wishes} onChange={setWishes} model={model} />
        <MakingActions
          making={making}
          disabled={!isReady || wishes.kinds.length === 0}
          onMake={() => void make()}
        />
        {source !== 'essay' && isShort && material.text.trim() !== '' && (
          <p className="text-13 text-ink-muted">{texts.tooShort}</p>
        )}
      </Card>
    </StudyPage>
  )
}

/** The text of this tab, kept until a set was made of it. */
function useDraft() {
  const [material, setMaterial] = useState<Material>(readDraft)
  useEffect(() => {
    // A long text may not fit; it stays on this page.
    if (material.text === '') browserStorage('session')?.removeItem(draftName)
    else storeItem('session', draftName, JSON.stringify(material))
  }, [material])
  return [material, setMaterial] as const
}

function readDraft(): Material {
  try {
    const { text, fileName } = JSON.parse(
      browserStorage('session')?.getItem(draftName) ?? '{}',
    ) as Partial<Material>
    return {
      text: typeof text === 'string' ? text : '',
      fileName: typeof fileName === 'string' ? fileName : null,
    }
  } catch {
    return { text: '', fileName: null }
  }
}
