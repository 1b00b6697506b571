# Study and review.

study-title = Study
review-title = Review
