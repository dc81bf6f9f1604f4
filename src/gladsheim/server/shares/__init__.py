"""Fair shares of limited resources, so that no visitor can take them from the others."""
