import { LLMock } from '@copilotkit/aimock'
import { machineReply, markdownReply, slowReply } from './texts.ts'

const tideReply = 'The moon pulls the sea, and **twice a day** it rises.'

/** Starts a published server that speaks the OpenAI protocol, with the replies for the journeys. */
export async function startModelServer(): Promise<{ url: string; stop: () => Promise<void> }> {
  const mock = new LLMock({ port: 0 })
  mock.onMessage(/was cut off/, { content: 'and that was the last of them.' }, { chunkSize: 8 })
  mock.onMessage(
    /like a machine/,
    { content: machineReply },
    { chunkSize: 12, streamingProfile: { tps: 60 } },
  )
  mock.onMessage(/at great length/, { content: slowReply }, { chunkSize: 12, streamingProfile: { tps: 12 } })
  mock.onMessage(/in figures/, { content: markdownReply }, { chunkSize: 12, streamingProfile: { tps: 120 } })
  mock.onMessage(
    /Task: Plan the essay/,
    { content: 'The estuary | 150\nWhy walls lost to lagoons | 40\nWho pays | 350' },
    { chunkSize: 8, streamingProfile: { tps: 120 } },
  )
  mock.onMessage(
    /Task: Draft one section/,
    {
      content:
        'Walls are dear.\n\nLagoons are cheap, because they need only a part of the shore and let the water of each tide in and out.',
    },
    { chunkSize: 4, streamingProfile: { tps: 60 } },
  )
  mock.onMessage(
    /Task: Expand the passage/,
    { content: slowReply },
    { chunkSize: 8, streamingProfile: { tps: 12 } },
  )
  mock.onMessage(
    /\[\[1\]\] is a citation/,
    { content: 'Twice a day the sea rises [[1]].' },
    { chunkSize: 4, streamingProfile: { tps: 40 } },
  )
  mock.onMessage(
    /Think it over/,
    {
      content: `<think>\nPerhaps the moon ${'pulls at the sea, or the sun does, '.repeat(8)}\n</think>\n\n${tideReply}`,
    },
    { chunkSize: 8, streamingProfile: { tps: 15 } },
  )
  mock.onMessage(/slowly, please/, { content: tideReply }, { chunkSize: 4, streamingProfile: { tps: 12 } })
  mock.onMessage(/fail, please/, { error: { message: 'broken' }, status: 400 })
  mock.onMessage(/./, { content: tideReply }, { chunkSize: 8, streamingProfile: { tps: 60 } })
  mock.onTranscription({ transcription: { text: 'Spoken words.' } })
  await mock.start()
  return { url: mock.url, stop: () => mock.stop() }
}
