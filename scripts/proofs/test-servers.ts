// npm run test:servers [-- FILE …]: two servers behind nginx, with the configuration of the how-to, on one PostgreSQL.
import { runProofs } from './run-proofs.ts'

runProofs('proofs/servers')
