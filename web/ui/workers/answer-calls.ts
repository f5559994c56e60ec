import { WorkerFailure, type WorkerMessage, type WorkerQuestion } from './worker-failure.ts'

/**
 * Answers the calls that a page makes with `createWorkerCalls`. A WorkerFailure that `answer` throws reaches the page
 * with its reason; anything else does without.
 */
export function answerCalls<Question, Answer, Progress = never>(
  answer: (question: Question, report: (progress: Progress) => void) => Answer | Promise<Answer>,
): void {
  const send = (message: WorkerMessage) => postMessage(message)
  addEventListener('message', async ({ data: { id, question } }: MessageEvent<WorkerQuestion<Question>>) => {
    try {
      send({ id, answer: await answer(question, (progress) => send({ id, progress })) })
    } catch (error) {
      send({ id, failed: error instanceof WorkerFailure ? error.reason : null })
    }
  })
}
