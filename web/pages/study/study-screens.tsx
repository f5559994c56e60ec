import { useLocation, useParams } from 'react-router'
import { limits } from '../../../contract/limits.ts'
import { useModelOffer } from '../../domains/chats/models/model-offer.ts'
import { readTextFiles, textFileTypes } from '../../domains/detector/check/open-text-files.ts'
import { SetScreen } from '../../domains/study/cards/set-screen.tsx'
import { SetList } from '../../domains/study/list/set-list.tsx'
import { NewSet } from '../../domains/study/making/new-set.tsx'
import { newSetPath, progressPath, reviewAllPath, reviewPath, testPath } from '../../domains/study/paths.ts'
import { ProgressScreen } from '../../domains/study/progress/progress-screen.tsx'
import { ReviewScreen } from '../../domains/study/review/review-screen.tsx'
import { TestScreen } from '../../domains/study/test/test-screen.tsx'
import { NotFoundPage } from '../not-found.tsx'

export { VisitorPage } from '../../domains/study/list/visitor-page.tsx'

const uuid = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i
const readFile = (file: File) => readTextFiles([file], limits.studyTextCharactersMax)

/** The screen of each address below /study-simulator. */
export function StudyScreens() {
  const { setId } = useParams()
  const { pathname } = useLocation()
  const offer = useModelOffer()
  const model = offer?.label ?? null
  if (setId === undefined) {
    if (pathname === newSetPath) return <NewSet readFile={readFile} fileTypes={textFileTypes} model={model} />
    if (pathname === progressPath) return <ProgressScreen />
    return pathname === reviewAllPath ? <ReviewScreen /> : <SetList />
  }
  if (!uuid.test(setId)) return <NotFoundPage />
  if (pathname === reviewPath(setId)) return <ReviewScreen key={setId} setId={setId} />
  if (pathname === testPath(setId)) return <TestScreen key={setId} setId={setId} />
  return <SetScreen key={setId} setId={setId} model={model} />
}
