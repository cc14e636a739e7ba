package io.tweebyte.shared.api;

import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

import io.swagger.v3.oas.annotations.headers.Header;
import io.swagger.v3.oas.annotations.media.Schema;
import io.swagger.v3.oas.annotations.responses.ApiResponse;
import io.tweebyte.shared.http.HeaderNames;

import org.springframework.http.HttpHeaders;

/** Describes the response of a handler that returns a page of a list. */
@Target(ElementType.METHOD)
@Retention(RetentionPolicy.RUNTIME)
@ApiResponse(responseCode = "200", description = "A page, newest first",
		headers = {
				@Header(name = HeaderNames.DEGRADED, description = PartialResponse.DEGRADED,
						schema = @Schema(types = "string")),
				@Header(name = HttpHeaders.LINK, description = "The next page, absent on the last one",
						schema = @Schema(types = "string")) })
public @interface PageResponse {

}
