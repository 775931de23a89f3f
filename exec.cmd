@rem npm runs scripts here with cmd, which has no exec. Elsewhere exec lets signals reach the script instead of a shell.
@%*
