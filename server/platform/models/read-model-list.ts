import { z } from 'zod'
import { readJson } from '../foreign-data/read-json.ts'

/** The list of a service with 10,000 models. */
const limits = { bytesMax: 1_000_000, signsMax: 150_000 }
const modelsMax = 10_000

const modelList = z.object({ data: z.unknown().array() })
const models = z.array(z.object({ id: z.string().min(1).max(150) }))

/** Reads the names of the models that a service lists at `/models`. Throws if the answer is not such a list. */
export async function readModelList(answer: Response): Promise<string[]> {
  const { data } = modelList.parse(await readJson(answer.body, limits))
  return models.parse(data.slice(0, modelsMax)).map(({ id }) => id)
}
