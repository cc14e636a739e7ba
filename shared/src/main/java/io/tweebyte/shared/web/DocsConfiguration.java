package io.tweebyte.shared.web;

import io.tweebyte.contracts.user.RegistrationForm;
import io.tweebyte.contracts.user.UserUpdateForm;
import io.tweebyte.shared.api.ApiDescription;
import io.tweebyte.shared.http.Caller;
import org.springdoc.core.utils.SpringDocUtils;

import org.springframework.context.annotation.Configuration;
import org.springframework.context.annotation.Import;
import org.springframework.security.oauth2.jwt.Jwt;

@Configuration(proxyBeanMethods = false)
@Import(ApiDescription.class)
public class DocsConfiguration {

	static {
		SpringDocUtils.getConfig()
			.addRequestWrapperToIgnore(Caller.class, Jwt.class)
			// bodies, whose fields are no parameters
			.addSimpleTypesForParameterObject(RegistrationForm.class, UserUpdateForm.class);
	}

}
