import type { about as english } from '../en/about';

export const about: typeof english = {
  title: 'О приложении',
  version: (version) => `Версия ${version}`,
  offline: 'Всё происходит на вашем устройстве: без сети, учётных записей и рекламы.',
  open: 'Лицензии',
  back: 'Назад',
  own: 'Leap & Sow — свободная программа: пользуйтесь ею по лицензии MIT или Apache\u00a02.0, на выбор.',
  font: 'Шрифт — Inter, авторы Inter Project Authors, лицензия SIL Open Font License\u00a01.1.',
  page: 'Из чего собран интерфейс',
  rust: 'Из чего собраны правила и само приложение',
};
