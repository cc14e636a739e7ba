package io.tweebyte.shared.api;

import java.lang.annotation.Documented;
import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

import io.swagger.v3.oas.annotations.Parameter;
import io.swagger.v3.oas.annotations.Parameters;
import io.swagger.v3.oas.annotations.enums.ParameterIn;
import io.swagger.v3.oas.annotations.media.Schema;

/**
 * Describes the parameters of a list, which are the same for each, in the API document.
 */
@Documented
@Retention(RetentionPolicy.RUNTIME)
@Target(ElementType.METHOD)
@Parameters({
		@Parameter(name = "limit", in = ParameterIn.QUERY, description = "1 to 1000, 100 by default",
				schema = @Schema(types = "integer", minimum = "1", maximum = "1000")),
		@Parameter(name = "before", in = ParameterIn.QUERY, description = "Where the page before ended",
				schema = @Schema(types = "string")) })
public @interface PageParameters {

}
