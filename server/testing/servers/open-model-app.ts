import { createTestApp, type TestApp, type TestAppOptions } from '../test-app.ts'
import { type ModelServer, startModelServer } from './model-server.ts'

type Options = Omit<TestAppOptions, 'models'>

/** Opens an app with a language model whose answers the test chooses. Closing the app stops the model's server too. */
export async function openModelApp(options: Options = {}): Promise<{ app: TestApp; server: ModelServer }> {
  const server = await startModelServer()
  const app = await createTestApp({ ...options, models: [server.model] })
  const close = async () => {
    await app.close()
    await server.stop()
  }
  return { app: { ...app, close }, server }
}
