import { useEffect, useRef, useState } from 'react'
import type { ChatFile } from '../../../../contract/chats/files.ts'
import { ApiError, isOffline } from '../../../api.ts'
import { chatFileTexts } from '../../../locales/en/chats/files.ts'
import { fileTexts } from '../../../locales/en/shared/files.ts'
import { randomId } from '../../../ui/random-id.ts'
import { type Attachment, attachmentOf, isPending, readDraftFiles, writeDraftFiles } from './attachment.ts'
import { chooseFiles } from './choose-files.ts'
import { removeFile, uploadFile } from './file-calls.ts'
import { createUploadQueue } from './upload-queue.ts'

const none: ChatFile[] = []

type Draft = {
  userId: string
  chatId: string
  /** Whether the list is stored in this browser until the message is sent. */
  isKept: boolean
  /** Files that were sent but not yet accepted by the server, kept so that a reload does not lose them. */
  inFlight: ChatFile[] | undefined
  /** The files of the last stored message. */
  lastSent: ChatFile[] | undefined
}

/** Manages the files of the message that is being written. Each file is uploaded as soon as it is chosen. */
export function useAttachments({ userId, chatId, isKept, inFlight = none, lastSent = none }: Draft) {
  const [list, setList] = useState(() => (isKept ? readDraftFiles(userId, chatId).map(attachmentOf) : []))
  const [problems, setProblems] = useState<string[]>([])
  const [queue] = useState(createUploadQueue)
  const latest = useRef(list)
  latest.current = list

  useEffect(() => {
    if (!isKept) return
    const files = list.flatMap(({ file, problem }) => (file && !problem ? [file] : []))
    writeDraftFiles(userId, chatId, [...inFlight, ...files])
  }, [userId, chatId, isKept, list, inFlight])
  // Drops draft files that the stored messages show as sent.
  useEffect(() => {
    const isSent = (one: Attachment) => lastSent.some(({ id }) => id === one.file?.id)
    setList((before) => (before.some(isSent) ? before.filter((one) => !isSent(one)) : before))
  }, [lastSent])
  useEffect(
    () => () => {
      queue.stop()
      for (const { preview } of latest.current) if (preview) URL.revokeObjectURL(preview)
    },
    [queue],
  )

  function change(key: string, changed: Partial<Attachment>) {
    setList((before) => before.map((one) => (one.key === key ? { ...one, ...changed } : one)))
  }

  function send(key: string, source: File) {
    change(key, { problem: null, progress: 0 })
    queue.add(key, async (signal) => {
      try {
        const file = await uploadFile(source, { signal, onProgress: (progress) => change(key, { progress }) })
        change(key, { file, progress: 1 })
      } catch (error) {
        if (signal.aborted) return
        const text =
          error instanceof ApiError
            ? error.message
            : fileTexts.processing({ message: chatFileTexts.pleaseTryAgain })
        const mayRetry = !(error instanceof ApiError) || isOffline(error) || error.status === 429
        change(key, { problem: text, mayRetry: mayRetry || error.status >= 500 })
      }
    })
  }

  /** Shows a preview only of what the browser can decode, regardless of the name. */
  async function showImage(key: string, source: File) {
    if (!source.type.startsWith('image/')) return
    const image = await createImageBitmap(source).catch(() => null)
    image?.close()
    const isThere = latest.current.some((one) => one.key === key)
    if (image && isThere) change(key, { preview: URL.createObjectURL(source) })
  }

  function add(chosen: File[]) {
    const { taken, problems: found } = chooseFiles(chosen, latest.current)
    setProblems(found)
    const added = taken.map((source): Attachment => {
      const { name, size } = source
      return { key: randomId(), name, size, source, file: null, progress: 0, problem: null, preview: null }
    })
    latest.current = [...latest.current, ...added]
    setList(latest.current)
    for (const { key, source } of added) {
      send(key, source!)
      void showImage(key, source!)
    }
  }

  function remove(key: string) {
    const gone = latest.current.find((one) => one.key === key)
    if (!gone) return
    queue.cancel(key)
    if (gone.preview) URL.revokeObjectURL(gone.preview)
    // Deletes an uploaded file too; if that fails, the server deletes it after a day.
    if (gone.file) removeFile(gone.file.id).catch(() => {})
    setProblems([])
    setList((before) => before.filter((one) => one.key !== key))
  }

  return {
    list,
    problems,
    /** The files that can be sent now. */
    ready: list.flatMap(({ file, problem }) => (file && !problem ? [file] : [])),
    isWaiting: list.some(isPending),
    add,
    remove,
    retry(key: string) {
      const one = latest.current.find((attachment) => attachment.key === key)
      if (one?.source) send(key, one.source)
    },
    forgetProblems: () => setProblems([]),
    /** Removes the sent files. Those that could not be read, and those added since, are kept. */
    clear(sent: ChatFile[]) {
      setProblems([])
      const isSent = ({ file, problem }: Attachment) => !problem && sent.some(({ id }) => id === file?.id)
      setList((before) => before.filter((one) => !isSent(one)))
    },
    /** Returns the files of a refused message. `gone` are those that the server no longer stores. */
    giveBack(files: ChatFile[], gone: string[]) {
      const returned = files.map((file) => ({
        ...attachmentOf(file),
        problem: gone.includes(file.id) ? fileTexts.gone : null,
      }))
      setList((before) => [
        ...returned.filter(({ key }) => !before.some(({ file }) => file?.id === key)),
        ...before,
      ])
    },
  }
}

export type Attachments = ReturnType<typeof useAttachments>
