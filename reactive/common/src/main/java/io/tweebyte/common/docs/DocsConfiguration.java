package io.tweebyte.common.docs;

import io.tweebyte.shared.api.ApiDescription;
import io.tweebyte.shared.body.RequestBody;
import io.tweebyte.shared.http.Caller;
import io.tweebyte.shared.http.Query;
import org.springdoc.core.customizers.OpenApiCustomizer;
import org.springdoc.core.utils.SpringDocUtils;

import org.springframework.context.annotation.Bean;
import org.springframework.context.annotation.Configuration;

/**
 * The document of a service, from its own controllers and what is the same for all.
 */
@Configuration(proxyBeanMethods = false)
public class DocsConfiguration {

	static {
		SpringDocUtils.getConfig().addRequestWrapperToIgnore(Caller.class, Query.class, RequestBody.class);
	}

	@Bean
	OpenApiCustomizer completeDocument(ApiDescription description) {
		return description::complete;
	}

}
