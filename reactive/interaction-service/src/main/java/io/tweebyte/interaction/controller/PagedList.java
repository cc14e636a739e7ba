package io.tweebyte.interaction.controller;

import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

import io.swagger.v3.oas.annotations.Parameter;
import io.swagger.v3.oas.annotations.enums.ParameterIn;
import io.swagger.v3.oas.annotations.headers.Header;
import io.swagger.v3.oas.annotations.media.Schema;
import io.swagger.v3.oas.annotations.responses.ApiResponse;
import io.tweebyte.shared.http.HeaderNames;

/**
 * Documents what all pages of lists have.
 */
@Target(ElementType.METHOD)
@Retention(RetentionPolicy.RUNTIME)
@Parameter(name = "limit", in = ParameterIn.QUERY, description = "1 to 1000, 100 by default",
		schema = @Schema(types = "integer", minimum = "1", maximum = "1000"))
@Parameter(name = "before", in = ParameterIn.QUERY, description = "Where the page before ended",
		schema = @Schema(types = "string"))
@ApiResponse(responseCode = "200", description = "A page, newest first",
		headers = {
				@Header(name = HeaderNames.LINK, description = "The next page, absent on the last one",
						schema = @Schema(types = "string")),
				@Header(name = HeaderNames.DEGRADED, description = "The parts that are missing or stale",
						schema = @Schema(types = "string")) })
@interface PagedList {

}
