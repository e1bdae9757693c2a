import { helpRows } from './help-rows.ts';
import { testEveryFault } from './test-every-fault.tsx';

testEveryFault(helpRows);
