package io.tweebyte.shared.http;

import java.util.UUID;

import io.swagger.v3.oas.annotations.Parameter;
import jakarta.validation.constraints.Max;
import jakarta.validation.constraints.Min;

import org.springframework.web.bind.annotation.BindParam;

/**
 * Which changes of privacy a service wants to read: at most {@code limit}, 1 to 1000,
 * with a position greater than {@code after}, or the same position and an account id
 * greater than {@code afterId}. Null means the default: 0, the lowest id, 1000.
 */
public record PrivacyQuery(@Min(value = 0, message = PrivacyQuery.AFTER_MESSAGE) Long after,
		@BindParam("after_id") @Parameter(name = "after_id") UUID afterId,
		@Min(value = 1, message = PrivacyQuery.LIMIT_MESSAGE) @Max(value = 1000,
				message = PrivacyQuery.LIMIT_MESSAGE) Integer limit) {

	public static final String AFTER_MESSAGE = "must not be negative.";

	public static final String LIMIT_MESSAGE = "must be a number from 1 to 1000.";

	private static final UUID FIRST_ID = new UUID(0, 0);

	public PrivacyQuery {
		after = (after != null) ? after : 0;
		afterId = (afterId != null) ? afterId : FIRST_ID;
		limit = (limit != null) ? limit : 1000;
	}

	/** Returns the raw query, without the question mark. */
	public String encode() {
		return "after=" + this.after + "&after_id=" + this.afterId + "&limit=" + this.limit;
	}

}
