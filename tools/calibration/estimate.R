# Prints eRm's estimates of the generated sets, for comparison with ours. Not needed to run the tests.
#
#   npx tsx tools/calibration/print-sets.ts FOLDER && Rscript tools/calibration/estimate.R FOLDER
#
# eRm: https://cran.r-project.org/package=eRm (Debian: r-cran-erm).
suppressMessages(library(eRm))
folder <- commandArgs(trailingOnly = TRUE)[1]

rasch <- RM(read.csv(file.path(folder, "rasch.csv"), header = FALSE))
cat("RM, difficulties with mean 0:\n", sprintf("%.6f", -rasch$betapar), "\nlog likelihood", sprintf("%.6f", rasch$loglik), "\n")

partial <- PCM(read.csv(file.path(folder, "partial.csv"), header = FALSE))
table <- thresholds(partial)$threshtable[[1]]
cat("PCM, thresholds:\n")
print(round(table[, -1], 6), digits = 8)
cat("log likelihood", sprintf("%.6f", partial$loglik), "\n")
