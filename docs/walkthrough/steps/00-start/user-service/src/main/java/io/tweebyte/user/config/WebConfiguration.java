package io.tweebyte.user.config;

import io.tweebyte.user.controller.TokenInterceptor;

import org.springframework.context.annotation.Configuration;
import org.springframework.web.servlet.config.annotation.InterceptorRegistry;
import org.springframework.web.servlet.config.annotation.WebMvcConfigurer;

/** The way of a request to the controllers. */
@Configuration(proxyBeanMethods = false)
public class WebConfiguration implements WebMvcConfigurer {

	@Override
	public void addInterceptors(InterceptorRegistry interceptors) {
		interceptors.addInterceptor(new TokenInterceptor()).addPathPatterns("/users/**");
	}

}
