package io.tweebyte.shared.api;

import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

import io.swagger.v3.oas.annotations.headers.Header;
import io.swagger.v3.oas.annotations.media.Schema;
import io.swagger.v3.oas.annotations.responses.ApiResponse;
import io.tweebyte.shared.http.HeaderNames;

import org.springframework.core.annotation.AliasFor;

/** Describes a response that succeeds even while other services are unavailable. */
@Target(ElementType.METHOD)
@Retention(RetentionPolicy.RUNTIME)
@ApiResponse(responseCode = "200", headers = @Header(name = HeaderNames.DEGRADED,
		description = PartialResponse.DEGRADED, schema = @Schema(types = "string")))
public @interface PartialResponse {

	String DEGRADED = "The parts that are missing or stale";

	/** Describes the body. */
	@AliasFor(annotation = ApiResponse.class, attribute = "description")
	String value() default "OK";

}
