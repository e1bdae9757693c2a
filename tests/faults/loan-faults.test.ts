import { loanRows } from './loan-rows.ts';
import { testEveryFault } from './test-every-fault.tsx';

testEveryFault(loanRows);
