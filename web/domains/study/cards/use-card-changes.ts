import { useQueryClient } from '@tanstack/react-query'
import { useRef } from 'react'
import type { StudyCard, StudySet } from '../../../../contract/study/study.ts'
import { ApiError } from '../../../api.ts'
import { studyTexts as texts } from '../../../locales/en/study/study.ts'
import { deleteLater, useDeletions } from '../../../ui/history/delete-later.ts'
import { toast } from '../../../ui/toast.tsx'
import { deleteCard, refreshStudy, refuseCard, setKey } from '../queries.ts'

const undoMs = 5_000

/** Refuses and deletes cards of a set, both with an Undo. A card that is being deleted is not shown. */
export function useCardChanges(setId: string) {
  const client = useQueryClient()
  const deletions = useDeletions()
  const latest = useRef(deletions)
  latest.current = deletions

  function fail(error: unknown) {
    // The card was deleted elsewhere.
    if (!(error instanceof ApiError && error.status === 404)) toast.error(messageOf(error))
    void refreshStudy(client)
  }
  function refuse(card: StudyCard, isRefused: boolean) {
    // An answer that is on its way would show the card as it was.
    void client.cancelQueries({ queryKey: setKey(setId) })
    client.setQueryData<StudySet>(
      setKey(setId),
      (set) =>
        set && {
          ...set,
          cards: set.cards.map((each) => (each.id === card.id ? { ...each, isRefused } : each)),
        },
    )
    refuseCard(card.id, isRefused).then(() => refreshStudy(client), fail)
    if (isRefused)
      toast(texts.refusedToast, {
        action: { label: texts.undo, onClick: () => refuse(card, false) },
        duration: undoMs,
      })
  }
  function remove(card: StudyCard) {
    deleteLater(card.id, {
      remove: async (isLeaving) => void (await deleteCard(card.id, isLeaving)),
      onGone: () => void refreshStudy(client),
      onFail: fail,
    })
    toast(texts.deletedToast, {
      action: { label: texts.undo, onClick: () => latest.current.get(card.id)?.undo() },
      duration: undoMs,
    })
  }
  return { refuse, remove, isDeleted: ({ id }: StudyCard) => deletions.has(id) }
}

const messageOf = (error: unknown) => (error instanceof Error ? error.message : String(error))
