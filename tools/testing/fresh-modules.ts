// Files of tests share a process, for a new one costs more than most of them; what a module holds is each file's own all the same.
import { vi } from 'vitest'

vi.resetModules()
