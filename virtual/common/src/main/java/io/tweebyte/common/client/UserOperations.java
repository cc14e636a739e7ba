package io.tweebyte.common.client;

import java.util.UUID;

import io.tweebyte.contracts.user.AccountPrivacy;
import io.tweebyte.contracts.user.SummariesRequest;
import io.tweebyte.contracts.user.UserSummary;
import io.tweebyte.shared.http.Caller;
import io.tweebyte.shared.token.PasswordChange;

import org.springframework.web.bind.annotation.RequestBody;
import org.springframework.web.bind.annotation.RequestParam;
import org.springframework.web.service.annotation.GetExchange;
import org.springframework.web.service.annotation.HttpExchange;
import org.springframework.web.service.annotation.PostExchange;

/** What the user service does for other services. */
@HttpExchange("/internal/users")
interface UserOperations {

	@PostExchange("/summaries")
	UserSummary[] summaries(@RequestBody SummariesRequest request, Caller caller);

	@GetExchange("/privacy")
	AccountPrivacy[] privacy(@RequestParam long after, @RequestParam("after_id") UUID afterId, @RequestParam int limit,
			Caller caller);

	@GetExchange("/password-changes")
	PasswordChange[] passwordChanges(@RequestParam(required = false) String after, Caller caller);

}
