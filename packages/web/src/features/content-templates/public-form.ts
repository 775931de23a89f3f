export { OwnConfigForm } from './form/own-config-form.tsx';
