import { configure } from '@testing-library/dom';

// A busy machine is slow, not wrong: what is waited for may take its time.
configure({ asyncUtilTimeout: 20_000 });
