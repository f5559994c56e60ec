import { parseSources } from './parse-sources.ts'

self.onmessage = ({ data }: MessageEvent<string>) => self.postMessage(parseSources(data))
